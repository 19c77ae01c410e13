"""Evaluates the expression of expression.yaml in a loop, in the way and as often as the arguments say."""

import sys

way, turns = sys.argv[1], int(sys.argv[2])
text = "(index * 3 + 7) % 11 > 5 and index < 900000"
last = False

if way == "eval":
    code = compile(text, "expression", "eval")
    for index in range(1, turns + 1):
        last = eval(code)
elif way == "eval-none":
    for index in range(1, turns + 1):
        last = True
else:
    import jinja2

    expression = jinja2.Environment().compile_expression(text)
    if way == "jinja2":
        for index in range(1, turns + 1):
            last = expression(index=index)
    else:
        for index in range(1, turns + 1):
            last = True

print(last)
