import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type BenchObject, buildBenchObjects } from '../../support/benchObjects.ts';
import './page.css';

const objects = buildBenchObjects(999);

/** The page as someone would write it by hand for the browser alone: no platform, no layout, no server rendering. */
function Page() {
  const [name, setName] = useState('');
  return (
    <>
      <header>
        <button type="button" onClick={changeTheme}>
          มืด
        </button>
      </header>
      <main>
        {objects.map((object) => (
          <div className="object" key={object.text}>
            <View object={object} />
          </div>
        ))}
        <label className="object" id="last">
          ชื่อ
          <input value={name} onChange={(event) => setName(event.target.value)} />
        </label>
      </main>
    </>
  );
}

function changeTheme() {
  document.documentElement.dataset.theme = 'dark';
}

function View({ object }: { object: BenchObject }) {
  switch (object.kind) {
    case 'header':
      return <h2>{object.text}</h2>;
    case 'paragraph':
      return <p>{object.text}</p>;
    case 'list':
      return (
        <div>
          <p>{object.text}</p>
          <ul>
            {object.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      );
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
