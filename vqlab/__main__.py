"""python -m vqlab."""

from vqlab.cli import main

if __name__ == "__main__":
    main()
