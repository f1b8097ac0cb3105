import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type BenchObject, buildBenchObjects } from '../../support/benchObjects.ts';
import './page.css';

const objects = buildBenchObjects(999);

/** The page as someone would write it by hand for the browser alone: no platform, no layout, no server rendering. */
function Page() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      {objects.map((object) => (
        <div className="object" key={object.text}>
          <View object={object} />
        </div>
      ))}
      <div className="object" id="last">
        <button type="button" id="opener" onClick={() => setOpen(true)}>
          เปิด
        </button>
        {open && <dialog open>สวัสดี</dialog>}
      </div>
    </main>
  );
}

function View({ object }: { object: BenchObject }) {
  switch (object.kind) {
    case 'header':
      return <h2>{object.text}</h2>;
    case 'paragraph':
      return <p>{object.text}</p>;
    case 'image':
      return <img src={object.source} alt={object.text} width={160} height={90} />;
    case 'button':
      return (
        <a className="button" href={object.target}>
          {object.text}
        </a>
      );
  }
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
