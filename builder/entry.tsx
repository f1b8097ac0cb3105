import './styles.css';
import { createRoot } from 'react-dom/client';
import { translateBubbles } from '../runtime/ui/fields/translateBubbles.ts';
import type { PagePayload } from '../schemas/index.ts';
import { openBuilder } from './shell/openBuilder.tsx';

const root = document.getElementById('root');
const payload = document.querySelector('script#sala-page[type="application/json"]')?.textContent;
if (root && payload) {
  translateBubbles();
  // Written by the server into its own document.
  openBuilder(createRoot(root), JSON.parse(payload) as PagePayload);
}
