import '@fontsource/marcellus/latin-400.css';
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import './layers.css';
import './tokens.css';
import './base.css';
