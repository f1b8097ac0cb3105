import {
  KeyboardSensor,
  type KeyboardSensorOptions,
  MouseSensor,
  type MouseSensorOptions,
  TouchSensor,
  type TouchSensorOptions,
} from '@dnd-kit/core';
import type { KeyboardEvent, MouseEvent, TouchEvent } from 'react';
import { readSource } from './readSource.ts';

/** Starts a drag by mouse after a small movement, so that a click stays a click. */
export class MouseDrag extends MouseSensor {
  static override activators = [
    {
      eventName: 'onMouseDown' as const,
      handler: ({ nativeEvent }: MouseEvent, options: MouseSensorOptions) => {
        if (nativeEvent.button !== 0 || !readSource(nativeEvent.target)) return false;
        options.onActivation?.({ event: nativeEvent });
        return true;
      },
    },
  ];
}

/** Starts a drag by touch after a long press, so that scrolling still works. */
export class TouchDrag extends TouchSensor {
  static override activators = [
    {
      eventName: 'onTouchStart' as const,
      handler: ({ nativeEvent }: TouchEvent, options: TouchSensorOptions) => {
        if (nativeEvent.touches.length > 1 || !readSource(nativeEvent.target)) return false;
        options.onActivation?.({ event: nativeEvent });
        return true;
      },
    },
  ];
}

/** Starts a drag of the focused element by the space bar. */
export class KeyboardDrag extends KeyboardSensor {
  static override activators = [
    {
      eventName: 'onKeyDown' as const,
      handler: (event: KeyboardEvent, { onActivation }: KeyboardSensorOptions) => {
        if (event.nativeEvent.code !== 'Space' || !readSource(event.target)) return false;
        event.preventDefault();
        onActivation?.({ event: event.nativeEvent });
        return true;
      },
    },
  ];
}

export const mouseOptions = { activationConstraint: { distance: 5 } };
export const touchOptions = { activationConstraint: { delay: 260, tolerance: 8 } };
export const keyboardCodes = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };
