import type { CollisionDetection, DragMoveEvent, DragStartEvent } from '@dnd-kit/core';
import type { Api } from '../../../runtime/api/createApi.ts';
import { isSamePlace, type Place } from '../../document/tree/place.ts';
import type { LanguageValue } from '../../language/LanguageProvider.tsx';
import { type DragSource, type DragState, getMovedId } from '../../state/dragState.ts';
import type { BuilderParts } from '../../ui/BuilderContext.ts';
import { leaveFocus } from '../../ui/leaveFocus.ts';
import { describePlace, describeSource } from './describePlace.ts';
import { dropSource } from './dropSource.ts';
import { findPlace } from './findPlace.ts';
import { listPlaces } from './listPlaces.ts';
import { measurePlace } from './measurePlace.ts';
import { readSource } from './readSource.ts';
import { findStartPlace, skipOwnEnd } from './startPlace.ts';
import { stepPlace } from './stepPlace.ts';

/** Id of the only drop zone, the canvas; the place inside it is `DragState.place`. */
export const canvasZone = 'canvas';

interface Latest {
  builder: BuilderParts;
  language: LanguageValue;
  api: Api;
}

/** The handlers of a drag; `latest` gives the current builder and language. */
export class DragHandlers {
  readonly #latest: () => Latest;
  #places: Place[] = [];

  constructor(latest: () => Latest) {
    this.#latest = latest;
  }

  readonly start = ({ activatorEvent }: DragStartEvent): void => {
    const { editor, catalog, drag } = this.#latest().builder;
    const source = readSource(activatorEvent.target);
    if (!source) return;
    const byKey = activatorEvent instanceof KeyboardEvent;
    if (byKey) this.#places = this.#readPlaces(source);
    const place = byKey ? findStartPlace(editor.getTree(), source, { catalog, selected: editor.getSelected() }) : null;
    drag.set({ source, place, pointer: null });
    this.#announce('lifted', source);
  };

  readonly detect: CollisionDetection = ({ pointerCoordinates }) => {
    const { editor, drag } = this.#latest().builder;
    const source = drag.get()?.source;
    const canvas = findCanvas();
    if (!source || !canvas) return [];
    if (!pointerCoordinates) return [{ id: canvasZone }];
    const place = findPlace(pointerCoordinates, { canvas, tree: editor.getTree(), source });
    return [{ id: canvasZone, data: { place, pointer: pointerCoordinates } }];
  };

  readonly move = ({ collisions }: DragMoveEvent): void => {
    const { drag } = this.#latest().builder;
    const state = drag.get();
    // Only `detect` creates collisions.
    const found = collisions?.[0]?.data as Pick<DragState, 'place' | 'pointer'> | undefined;
    if (state && found) drag.set({ ...state, ...found });
  };

  /** dnd-kit gets no new position: there is one drop zone, and the drop mark scrolls itself into view. */
  readonly stepByKey = (event: KeyboardEvent): undefined => {
    const { builder, language } = this.#latest();
    const state = builder.drag.get();
    const at = state ? this.#places.findIndex((place) => isSamePlace(place, state.place)) : -1;
    const step = state && stepPlace(this.#places, at, event.code);
    if (!step) return;
    event.preventDefault();
    builder.drag.set({ ...state, place: step.place });
    const place = describePlace(step.place, this.#words());
    const total = this.#places.length;
    builder.announcement.set(language.say('placeNumber', { place, number: step.number, total }));
  };

  readonly end = (): void => {
    const { builder, api } = this.#latest();
    const { editor, catalog, drag } = builder;
    const state = drag.get();
    if (!state?.place) {
      this.cancel();
      return;
    }
    const { source, place } = state;
    drag.set(null);
    this.#announce('dropped', source, describePlace(place, this.#words()));
    if (getMovedId(source) === undefined) leaveFocus(state.pointer === null);
    dropSource({ editor, catalog, api }, { source, place });
  };

  readonly cancel = (): void => {
    const { drag } = this.#latest().builder;
    const state = drag.get();
    drag.set(null);
    if (state) this.#announce('dropCancelled', state.source);
  };

  #words() {
    const { builder, language } = this.#latest();
    return { tree: builder.editor.getTree(), catalog: builder.catalog, language };
  }

  #announce(key: 'lifted' | 'dropped' | 'dropCancelled', source: DragSource, place = ''): void {
    const { builder, language } = this.#latest();
    builder.announcement.set(language.say(key, { name: describeSource(source, this.#words()), place }));
  }

  /** The places reachable by keyboard: those of visible nodes. */
  #readPlaces(source: DragSource): Place[] {
    const { tree, catalog } = this.#words();
    const canvas = findCanvas();
    if (!canvas) return [];
    const drawn = listPlaces(tree, catalog, source).filter((place) => measurePlace(canvas, tree, place) !== null);
    return skipOwnEnd(tree, source, drawn);
  }
}

function findCanvas(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-canvas]');
}
