import { Maximize, Moon, ZoomIn, ZoomOut } from 'lucide-static';
import { changeView, type ViewStore } from '../state/viewState.ts';
import { stepZoom } from '../state/zoom.ts';
import type { Command } from './command.ts';

// Their keys work on the canvas only: elsewhere a browser makes its own letters larger by them.

export const zoomInCommand: Command = {
  name: 'zoomIn',
  label: 'zoomIn',
  icon: ZoomIn,
  shortcuts: ['mod+='],
  scope: 'canvas',
  enabled: ({ view }) => stepZoom(view.get().shown.zoom, 1) !== null,
  perform: ({ view }) => zoomBy(view, 1),
};

export const zoomOutCommand: Command = {
  name: 'zoomOut',
  label: 'zoomOut',
  icon: ZoomOut,
  shortcuts: ['mod+-'],
  scope: 'canvas',
  enabled: ({ view }) => stepZoom(view.get().shown.zoom, -1) !== null,
  perform: ({ view }) => zoomBy(view, -1),
};

export const zoomFitCommand: Command = {
  name: 'zoomFit',
  label: 'zoomFit',
  icon: Maximize,
  shortcuts: ['mod+0'],
  scope: 'canvas',
  enabled: () => true,
  perform: ({ view }) => changeView(view, { zoom: 'fit' }),
};

/** The page in the other colours, so that both can be looked at. */
export const darkLookCommand: Command = {
  name: 'darkLook',
  label: 'darkLook',
  icon: Moon,
  enabled: () => true,
  perform: ({ view }) => changeView(view, { look: view.get().look === 'dark' ? 'light' : 'dark' }),
};

function zoomBy(view: ViewStore, by: 1 | -1): void {
  const zoom = stepZoom(view.get().shown.zoom, by);
  if (zoom !== null) changeView(view, { zoom });
}
