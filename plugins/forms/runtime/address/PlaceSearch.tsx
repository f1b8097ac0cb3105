import { useEffect, useState } from 'react';
import { useText } from 'sala/runtime';
import type { AddressValue } from '../../shared/addressValue.ts';
import { VisitorCombobox } from '../select/VisitorCombobox.tsx';
import { addressTexts } from './addressTexts.ts';
import { placesPath, usePlaces } from './usePlaces.ts';

type Place = Required<Pick<AddressValue, 'subdistrict' | 'district' | 'province' | 'zipcode'>>;

const pauseMs = 200;

/** Searches by postal code or name; one choice fills in the whole place. */
export function PlaceSearch({ id, onChoose }: { id: string; onChoose: (place: Place) => void }) {
  const say = useText(addressTexts);
  const [typed, setTyped] = useState('');
  const [isChosen, setChosen] = useState(false);
  const text = usePause(typed.trim());
  const { items } = usePlaces<Place>(text.length < 2 ? undefined : placesPath('search', { text }));
  const places = items ?? [];
  const choices = places.map((place) => ({
    value: Object.values(place).join('|'),
    label: `${place.subdistrict} · ${place.district} · ${place.province}`,
    description: place.zipcode,
  }));
  return (
    <div className="w-address__find">
      <label className="s-field__label" htmlFor={id}>
        {say('find')}
      </label>
      <VisitorCombobox
        described={{ id, 'aria-describedby': `${id}-help` }}
        choices={choices}
        chosen={[]}
        multiple={false}
        placeholder={say(isChosen ? 'findAgain' : 'findExample')}
        onType={setTyped}
        onChoose={(value) => {
          const place = places[choices.findIndex((choice) => choice.value === value)];
          if (place) onChoose(place);
          setChosen(place !== undefined);
        }}
      />
      <p className="s-field__help" id={`${id}-help`}>
        {say('findHelp')}
      </p>
    </div>
  );
}

/** The debounced text. */
function usePause(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
