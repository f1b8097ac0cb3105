import type { ReactNode, Ref } from 'react';

/** Props of a draggable element. */
export interface Lift {
  ref: Ref<HTMLElement>;
  isLifted: boolean;
  handlers: Record<string, unknown>;
  describedBy?: string;
}

/** Props of a drop target. */
export interface Drop {
  ref: Ref<HTMLElement>;
  isOver: boolean;
}

export interface AreaProps {
  onDrop: (item: string, zone: string, from?: string) => void;
  /** What is carried, and that nothing is any longer. */
  onLift?: (item: string | undefined) => void;
  nameItem: (item: string) => string;
  nameZone: (zone: string) => string;
  children: ReactNode;
}

export interface DragParts {
  Area: (props: AreaProps) => ReactNode;
  Item: (props: { id: string; render: (lift?: Lift) => ReactNode }) => ReactNode;
  Zone: (props: { id: string; render: (drop?: Drop) => ReactNode }) => ReactNode;
}
