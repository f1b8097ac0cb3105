import { createRoot } from 'react-dom/client';
import { type Runtime, RuntimeContext } from '../context/RuntimeContext.ts';
import { StaffTools } from './StaffTools.tsx';

/** Draws what only people signed in see around a page, in a place of its own: pages of visitors carry none of it. */
export function startStaff(runtime: Runtime): void {
  if (document.getElementById('sala-staff')) return;
  const place = document.createElement('div');
  place.id = 'sala-staff';
  document.body.append(place);
  createRoot(place).render(
    <RuntimeContext value={runtime}>
      <StaffTools onReady={() => place.setAttribute('data-ready', '')} />
    </RuntimeContext>,
  );
}
