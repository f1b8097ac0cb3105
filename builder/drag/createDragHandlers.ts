import type {
  Collision,
  CollisionDetection,
  DragMoveEvent,
  DragStartEvent,
  KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import type { LanguageValue } from '../language/LanguageProvider.tsx';
import type { BuilderParts } from '../shell/BuilderContext.ts';
import { isSamePlace, type Place } from '../tree/place.ts';
import { describePlace, describeSource } from './describePlace.ts';
import type { DragSource, DragState } from './dragState.ts';
import { dropSource } from './dropSource.ts';
import { findPlace } from './findPlace.ts';
import { listPlaces } from './listPlaces.ts';
import { measurePlace } from './measurePlace.ts';
import { readSource } from './readSource.ts';
import { findStartPlace, skipOwnEnd } from './startPlace.ts';
import { stepPlace } from './stepPlace.ts';

/** Id of the one drop zone, the canvas; where in it something falls is `DragState.place`. */
export const canvasZone = 'canvas';

export interface DragHandlers {
  detect: CollisionDetection;
  start(event: DragStartEvent): void;
  move(event: DragMoveEvent): void;
  end(): void;
  cancel(): void;
  stepByKey: KeyboardCoordinateGetter;
}

/** What happens while something is dragged; `latest` gives the builder and language of the moment. */
export function createDragHandlers(latest: () => { builder: BuilderParts; language: LanguageValue }): DragHandlers {
  let places: Place[] = [];
  const words = () => {
    const { builder, language } = latest();
    return { tree: builder.editor.getTree(), catalog: builder.catalog, language };
  };

  function announce(key: 'lifted' | 'dropped' | 'dropCancelled', source: DragSource, place = ''): void {
    const { builder, language } = latest();
    builder.announcement.set(language.say(key, { name: describeSource(source, words()), place }));
  }

  function readPlaces(source: DragSource): Place[] {
    const { tree, catalog } = words();
    const canvas = findCanvas();
    if (!canvas) return [];
    const drawn = listPlaces(tree, catalog, source).filter((place) => measurePlace(canvas, tree, place) !== null);
    return skipOwnEnd(tree, source, drawn);
  }

  function start({ activatorEvent }: DragStartEvent): void {
    const { editor, drag } = latest().builder;
    const source = readSource(activatorEvent.target);
    if (!source) return;
    const byKey = activatorEvent instanceof KeyboardEvent;
    if (byKey) places = readPlaces(source);
    const place = byKey ? findStartPlace(editor.getTree(), source, editor.getSelected()) : null;
    drag.set({ source, place, pointer: null });
    announce('lifted', source);
  }

  function detect({ pointerCoordinates }: Parameters<CollisionDetection>[0]): Collision[] {
    const { editor, drag } = latest().builder;
    const source = drag.get()?.source;
    const canvas = findCanvas();
    if (!source || !canvas) return [];
    if (!pointerCoordinates) return [{ id: canvasZone }];
    const place = findPlace(pointerCoordinates, { canvas, tree: editor.getTree(), source });
    return [{ id: canvasZone, data: { place, pointer: pointerCoordinates } }];
  }

  function move({ collisions }: DragMoveEvent): void {
    const { drag } = latest().builder;
    const state = drag.get();
    // `detect` is the only one that makes collisions.
    const found = collisions?.[0]?.data as Pick<DragState, 'place' | 'pointer'> | undefined;
    if (state && found) drag.set({ ...state, ...found });
  }

  function stepByKey(event: KeyboardEvent): undefined {
    const { builder, language } = latest();
    const state = builder.drag.get();
    const at = state ? places.findIndex((place) => isSamePlace(place, state.place)) : -1;
    const step = state && stepPlace(places, at, event.code);
    if (!step) return;
    event.preventDefault();
    builder.drag.set({ ...state, place: step.place });
    const place = describePlace(step.place, words());
    builder.announcement.set(language.say('placeNumber', { place, number: step.number, total: places.length }));
    // dnd-kit is not told of a new position: there is one drop zone, and the mark scrolls itself into view.
  }

  function finish(drop: boolean): void {
    const { editor, catalog, drag } = latest().builder;
    const state = drag.get();
    drag.set(null);
    if (!state) return;
    const { source, place } = state;
    if (!drop || !place) {
      announce('dropCancelled', source);
      return;
    }
    announce('dropped', source, describePlace(place, words()));
    dropSource(editor, catalog, { source, place });
  }

  return { detect, start, move, stepByKey, end: () => finish(true), cancel: () => finish(false) };
}

function findCanvas(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-canvas]');
}
