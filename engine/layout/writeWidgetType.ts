/** The type of a widget as plugins declare it; layouts and documents may write it with spaces. */
export function writeWidgetType(written: string): string {
  return written.replaceAll(' ', '_');
}
