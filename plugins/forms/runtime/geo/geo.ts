import { defineTypedField } from '../../shared/defineTypedField.ts';
import { placeholderProp } from '../../shared/fieldProps.ts';

export const widget = defineTypedField({
  type: 'geo',
  title: { th: 'พิกัด', en: 'Geo point' },
  description: { th: 'ละติจูดและลองจิจูด หรือตำแหน่งปัจจุบัน', en: 'Latitude and longitude, or where the device is' },
  icon: 'map-pinned',
  say: () => undefined,
  typeOf: () => 'geo',
  label: { th: 'พิกัด', en: 'Location' },
  props: { placeholder: { ...placeholderProp, default: '13.7563, 100.5018' } },
});
