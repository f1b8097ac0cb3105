import { useEffect, useRef, useState } from 'react';
import { useLanguage, useText } from 'sala/runtime';
import type { Text } from 'sala/schemas';
import './framedPage.css';

const widths = { phone: 390, tablet: 820, desktop: 1280 } as const;
type Device = keyof typeof widths;
const devices = Object.keys(widths) as Device[];

const texts = {
  frame: { th: 'หน้าเว็บอย่างที่ผู้เข้าชมเห็น', en: 'The page as a visitor sees it' },
  device: { th: 'ขนาดหน้าจอ', en: 'Width' },
  phone: { th: 'โทรศัพท์', en: 'Phone' },
  tablet: { th: 'แท็บเล็ต', en: 'Tablet' },
  desktop: { th: 'คอมพิวเตอร์', en: 'Desktop' },
} satisfies Record<string, Text>;

/** The stored page of a key as the server draws it for a visitor, at a width to choose; smaller where there is less room. */
export function FramedPage({ pageKey }: { pageKey: string }) {
  const say = useText(texts);
  const language = useLanguage();
  const [chosen, choose] = useState<Device | null>(null);
  const { stage, room } = useRoom();
  const device = chosen ?? fitDevice(room.width);
  const width = widths[device];
  const scale = Math.min(1, room.width / width);
  const address = `/_preview?${new URLSearchParams({ key: pageKey, as: '', language })}`;
  return (
    <div className="w-page_frame">
      <fieldset className="w-page_frame__devices" aria-label={say('device')}>
        {devices.map((each) => (
          <button
            key={each}
            type="button"
            className="s-button s-button--small s-button--outline"
            aria-pressed={each === device}
            onClick={() => choose(each)}
          >
            {say(each)}
          </button>
        ))}
      </fieldset>
      <div ref={stage} className="w-page_frame__stage">
        {room.width > 0 && (
          <iframe
            title={say('frame')}
            src={address}
            style={{
              inlineSize: width,
              blockSize: room.height / scale,
              scale: String(scale),
              marginInlineStart: (room.width - width * scale) / 2,
            }}
          />
        )}
      </div>
    </div>
  );
}

/** Where there is little room the width of a phone comes first: a whole desktop page would be too small to read. */
function fitDevice(room: number): Device {
  if (room >= widths.tablet) return 'desktop';
  return room >= widths.phone + 80 ? 'tablet' : 'phone';
}

function useRoom() {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { stage, room };
}
