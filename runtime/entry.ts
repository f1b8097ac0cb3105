import './styles.css';
import { startOnDemand } from './page/start/startOnDemand.ts';

startOnDemand(() => import('./page/lateStart.ts').then((module) => module.startPage));
