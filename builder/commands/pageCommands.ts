import {
  CalendarClock,
  Eye,
  History,
  Keyboard,
  Laptop,
  Monitor,
  Save,
  ScanEye,
  Search,
  Smartphone,
  Tablet,
  TextSearch,
  Upload,
} from 'lucide-static';
import { type CanvasDevice, changeView, type ViewState, type ViewStore } from '../state/viewState.ts';
import type { Command } from './command.ts';

export const saveCommand: Command = {
  name: 'save',
  label: 'save',
  icon: Save,
  shortcuts: ['mod+s'],
  scope: 'everywhere',
  enabled: () => true,
  perform: ({ draft }) => void draft.save(),
};

export const publishCommand: Command = {
  name: 'publish',
  label: 'publish',
  icon: Upload,
  enabled: ({ draft, may }) =>
    may === 'publish' && draft.state.get().publish !== 'publishing' && draft.state.get().save !== 'conflict',
  perform: ({ draft, message, view }) => {
    // What was said before would stand in front of a refusal.
    message.set(null);
    const { key, isPublished } = draft.state.get();
    // Its address can be chosen until somebody has a link to it.
    if (key.startsWith('page/') && !isPublished) changeView(view, { publishing: true, sheet: null });
    else void draft.publish();
  },
};

export const previewCommand: Command = {
  name: 'preview',
  label: 'preview',
  icon: Eye,
  shortcuts: ['mod+shift+p'],
  scope: 'everywhere',
  enabled: () => true,
  perform: ({ view }) => changeView(view, { preview: !view.get().preview, sheet: null }),
};

export const shortcutsCommand: Command = {
  name: 'shortcuts',
  label: 'shortcuts',
  icon: Keyboard,
  shortcuts: ['?'],
  enabled: () => true,
  perform: ({ view }) => changeView(view, { shortcuts: !view.get().shortcuts }),
};

export const seeAsCommand: Command = {
  name: 'seeAs',
  label: 'seeAs',
  icon: ScanEye,
  shortcuts: ['mod+shift+o'],
  scope: 'everywhere',
  enabled: () => true,
  perform: ({ view }) => changeView(view, { seeing: !view.get().seeing, sheet: null }),
};

export const publicationCommand: Command = {
  name: 'publication',
  label: 'publication',
  icon: CalendarClock,
  scope: 'everywhere',
  enabled: () => true,
  perform: ({ view }) => changeView(view, { publication: !view.get().publication, sheet: null }),
};

export const historyCommand: Command = {
  name: 'history',
  label: 'history',
  icon: History,
  shortcuts: ['mod+shift+h'],
  scope: 'everywhere',
  enabled: () => true,
  perform: ({ view }) => changeView(view, { history: !view.get().history, sheet: null }),
};

/** The devices of the specification; the inspector shows and hides parts on the same four. */
export const deviceCommands: readonly Command[] = [
  deviceCommand('phone', Smartphone),
  deviceCommand('tablet', Tablet),
  deviceCommand('laptop', Laptop),
  deviceCommand('desktop', Monitor),
];

export const allCommandsCommand: Command = {
  name: 'allCommands',
  label: 'allCommands',
  icon: Search,
  shortcuts: ['mod+k'],
  scope: 'everywhere',
  enabled: () => true,
  perform: ({ view }) => changeView(view, { commanding: true, sheet: null }),
};

export const findCommand: Command = {
  name: 'find',
  label: 'find',
  icon: TextSearch,
  shortcuts: ['mod+shift+f'],
  scope: 'everywhere',
  enabled: () => true,
  perform: ({ view }) => changeView(view, { finding: true, sheet: null }),
};

function deviceCommand(device: CanvasDevice, icon: string): Command {
  return {
    name: device,
    label: device,
    icon,
    enabled: () => true,
    perform: ({ view }) => changeView(view, { device, freeWidth: null, zoom: 'fit', ...seenStyle(device, view) }),
  };
}

/** A look that cannot be seen at this width is not the one being changed any longer. */
function seenStyle(device: CanvasDevice, view: ViewStore): Partial<ViewState> {
  const { styling } = view.get();
  const seen = device === 'phone' || styling === 'desktop' || (device === 'tablet' && styling === 'tablet');
  return seen ? {} : { styling: 'desktop' };
}
