import { createRoot } from 'react-dom/client';
import { DevTools } from './DevTools.tsx';
import './dev.css';

/** Started by `npm run dev` only: no build contains it (`server/pages/assets/devAssets`). */
if (/^(localhost|127\.0\.0\.1|.+\.localhost)$/.test(location.hostname)) {
  const place = Object.assign(document.createElement('aside'), { id: 'sala-dev' });
  place.setAttribute('aria-label', 'Development tools');
  document.body.append(place);
  createRoot(place).render(<DevTools />);
}
