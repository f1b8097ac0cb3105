import { useState } from 'react';
import { useText, type WidgetViewProps } from 'sala/runtime';
import { TypedInput, type TypedProperties } from '../typed/TypedInput.tsx';

const texts = {
  here: { th: 'ใช้ตำแหน่งปัจจุบัน', en: 'Use my location' },
  failed: {
    th: 'อ่านตำแหน่งไม่ได้ กรุณาอนุญาตให้ใช้ตำแหน่ง หรือกรอกพิกัดเอง',
    en: 'The location could not be read. Allow it, or type the coordinates.',
  },
};

/** A point, typed or read from the device. */
export function Geo({ object }: WidgetViewProps<TypedProperties>) {
  const say = useText(texts);
  const [failed, setFailed] = useState(false);
  return (
    <TypedInput object={object} typeOf={() => 'geo'}>
      {(setValue) => (
        <>
          <button
            type="button"
            className="s-button s-button--outline s-button--small"
            onClick={() =>
              navigator.geolocation.getCurrentPosition(
                ({ coords }) => {
                  setFailed(false);
                  setValue({ lat: Number(coords.latitude.toFixed(7)), lon: Number(coords.longitude.toFixed(7)) });
                },
                () => setFailed(true),
              )
            }
          >
            {say('here')}
          </button>
          <span role="status">{failed && say('failed')}</span>
        </>
      )}
    </TypedInput>
  );
}
