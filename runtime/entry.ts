import './theme/layers.css';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './render/frame.css';
import './render/richText.css';
import './form/form.css';
import './shell/shell.css';
import { awaken } from './start/awaken.ts';

awaken();
