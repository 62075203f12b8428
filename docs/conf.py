"""How the documentation is built: Markdown, docstrings, and the card table."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "_extension"))

import vqlab  # noqa: E402

project = "vqlab"
author = "The vqlab authors"
copyright = "the vqlab authors, MIT licence"  # noqa: A001
version = release = vqlab.__version__
language = "en"
smartquotes = False

extensions = ["myst_parser", "sphinx.ext.autodoc", "cardtable"]
exclude_patterns = ["_*"]
myst_enable_extensions = ["attrs_inline", "colon_fence", "deflist"]
myst_heading_anchors = 3

autodoc_default_options = {"members": True, "member-order": "bysource"}
autodoc_typehints_format = "short"
autodoc_use_type_comments = False
python_use_unqualified_type_names = True
add_module_names = False
toc_object_entries_show_parents = "hide"

# Types of other people's libraries, type variables, and names of types that are no class.
nitpick_ignore_regex = [
    (r"py:.*", r"(?!vqlab\b).*\..*"),
    (r"py:class", r"vqlab\..*\.([A-Z]|[A-Z][A-Za-z]*T)"),
    (r"py:class", r"vqlab\.(players\.beliefs\.Act|players\.tournaments\.Key)"),
    (r"py:class", r"Answer|Fraction|Graph|Test"),
]
# A name that only type checkers import is looked up by its last part, and both games have a View.
suppress_warnings = ["ref.python"]

html_theme = "pydata_sphinx_theme"
html_title = "vqlab"
html_static_path = ["_static"]
html_css_files = ["docs.css"]
html_js_files = ["theme.js"]
html_copy_source = False
html_show_sphinx = False
# A page that stands alone has no list of its neighbours.
html_sidebars = {
    "[!cr]*": [],
    "re[!f]*": [],
    "rules/*": [],
    "concepts/*": ["sidebar-nav-bs"],
    "reference/*": ["sidebar-nav-bs"],
}
html_theme_options = {
    "navbar_persistent": ["search-button"],
    "navbar_end": ["theme-switcher"],
    "header_links_before_dropdown": 7,
    "footer_start": ["copyright"],
    "footer_end": [],
    "show_prev_next": False,
    "back_to_top_button": False,
}
