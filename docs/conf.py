"""Sphinx's configuration for the documentation: `make docs` builds it into docs/_build/html."""

project = "Kitapi"
author = "the authors of Kitapi"
project_copyright = f"2026, {author}"

extensions = ["myst_parser"]
exclude_patterns = ["_build"]
nitpicky = True
suppress_warnings = ["toc.empty_glob"]

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

html_theme = "furo"
html_title = "Kitapi"
html_copy_source = False
html_show_sourcelink = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#123f45", "color-brand-content": "#1c5a63"},
    "dark_css_variables": {"color-brand-primary": "#d9b25a", "color-brand-content": "#d9b25a"},
}
