import { createRoot } from 'react-dom/client';
import { type Runtime, RuntimeContext } from '../context/RuntimeContext.ts';
import { translateBubbles } from '../ui/fields/translateBubbles.ts';
import { StaffTools } from './StaffTools.tsx';

/** Draws the tools for signed-in people in a root of their own: visitors' pages do not load them. */
export function startStaff(runtime: Runtime): void {
  if (document.getElementById('sala-staff')) return;
  const place = document.createElement('div');
  place.id = 'sala-staff';
  // Dialogs of React Aria leave it usable: its dialogs may have to cover them.
  place.dataset.reactAriaTopLayer = '';
  document.body.append(place);
  translateBubbles();
  createRoot(place).render(
    <RuntimeContext value={runtime}>
      <StaffTools onReady={() => place.setAttribute('data-ready', '')} />
    </RuntimeContext>,
  );
}
