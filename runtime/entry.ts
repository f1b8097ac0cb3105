import './styles.css';
import { startOnDemand } from './page/start/startOnDemand.ts';

startOnDemand(async () => (await import('./page/lateStart.ts')).startPage);
