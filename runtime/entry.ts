import './styles.css';
import { awaken } from './start/awaken.ts';

awaken();
