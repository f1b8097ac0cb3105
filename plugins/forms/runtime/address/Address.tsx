import { FieldFrame, useCheck, useField, useLanguage, useText, type WidgetViewProps } from 'sala/runtime';
import {
  type AddressPart,
  changePart,
  checkAddress,
  faultyParts,
  neededParts,
  readAddress,
} from '../../shared/addressValue.ts';
import { AddressLine } from './AddressLine.tsx';
import { addressTexts } from './addressTexts.ts';
import { PlaceSearch } from './PlaceSearch.tsx';
import { PlaceSelect } from './PlaceSelect.tsx';
import { placesPath, usePlaces } from './usePlaces.ts';
import '../select/select.css';
import './address.css';

interface Properties {
  label: string;
  help: string;
  required: boolean;
  search: boolean;
  short: boolean;
  taxInvoice: boolean;
}

interface Subdistrict {
  name: string;
  zipcodes: string[];
}

const longLines = ['NO', 'MOO', 'BUILDING_TH', 'SOI_TH', 'ROAD_TH'] as const;
const taxLines = ['taX_ID', 'owneR_NAME_TH'] as const;

/** A Thai address: province, district and subdistrict step by step or by search, and free text lines. */
export function Address({ object }: WidgetViewProps<Properties>) {
  const { label, help, required, search, short, taxInvoice } = object;
  const say = useText(addressTexts);
  const language = useLanguage();
  const field = useField(object, { check: useCheck(checkAddress, object) });
  const address = readAddress(field.value);
  const { province = '', district = '' } = address;
  const provinces = usePlaces<{ name: string; en: string }>('/api/geo/provinces');
  const districts = usePlaces<string>(province ? placesPath('districts', { province }) : undefined);
  const subdistricts = usePlaces<Subdistrict>(
    province && district ? placesPath('subdistricts', { province, district }) : undefined,
  );
  const faulty = field.error ? faultyParts(field.value, object) : new Set<AddressPart>();
  const needed = neededParts(object);
  const isTyped = provinces.failed || districts.failed || subdistricts.failed;

  function change(part: AddressPart, text: string) {
    // A typed name changes letter by letter, so it does not reset the parts below it.
    field.setValue(isTyped ? { ...address, [part]: text } : changePart(address, part, text));
  }

  function chooseSubdistrict(name: string) {
    if (isTyped) {
      change('subdistrict', name);
      return;
    }
    const [only, ...others] = subdistricts.items?.find((each) => each.name === name)?.zipcodes ?? [];
    const next = changePart(address, 'subdistrict', name);
    field.setValue(only && others.length === 0 ? { ...next, zipcode: only } : next);
  }

  const line = (part: AddressPart, autoComplete?: string) => (
    <AddressLine
      key={part}
      part={part}
      id={`${field.id}-${part}`}
      name={`${field.name}.${part}`}
      whole={short && part === 'NO'}
      autoComplete={autoComplete}
      invalid={faulty.has(part)}
      required={needed.includes(part)}
      value={address[part] ?? ''}
      onChange={(text) => change(part, text)}
    />
  );
  const step = (part: 'province' | 'district' | 'subdistrict') => ({
    part,
    id: `${field.id}-${part}`,
    label: say(part),
    invalid: faulty.has(part),
    required: needed.includes(part),
    value: address[part] ?? '',
    autoComplete: { province: 'address-level1', district: 'address-level2', subdistrict: 'address-level3' }[part],
  });

  return (
    <FieldFrame
      id={field.id}
      label={label}
      help={help}
      error={field.error}
      required={required}
      group="group"
      onLeave={field.touch}
    >
      <div className="w-address">
        <div className="w-address__grid">
          {short ? line('NO', 'street-address') : longLines.map((part) => line(part))}
          {search && !isTyped && (
            <PlaceSearch id={`${field.id}-find`} onChoose={(place) => field.setValue({ ...address, ...place })} />
          )}
          <PlaceSelect
            {...step('province')}
            options={provinces.items?.map(({ name, en }) => ({
              value: name,
              label: language === 'th' ? name : `${en} (${name})`,
            }))}
            failed={provinces.failed}
            waits={false}
            onChange={(text) => change('province', text)}
          />
          <PlaceSelect
            {...step('district')}
            options={districts.items?.map((name) => ({ value: name, label: name }))}
            failed={isTyped}
            waits={province === ''}
            onChange={(text) => change('district', text)}
          />
          <PlaceSelect
            {...step('subdistrict')}
            options={subdistricts.items?.map(({ name }) => ({ value: name, label: name }))}
            failed={isTyped}
            waits={district === ''}
            onChange={chooseSubdistrict}
          />
          {line('zipcode', 'postal-code')}
          {isTyped && (
            <p className="w-address__note" role="status">
              {say('failed')}
            </p>
          )}
          {taxInvoice && taxLines.map((part) => line(part))}
        </div>
      </div>
    </FieldFrame>
  );
}
