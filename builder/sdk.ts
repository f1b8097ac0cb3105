export type { ControlProps } from './inspector/fields/controlProps.ts';
