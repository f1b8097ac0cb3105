import { useState } from 'react';
import { ApiTester } from './ApiTester.tsx';
import { devTexts } from './devTexts.ts';
import { HostSwitcher } from './HostSwitcher.tsx';

type Tool = 'hosts' | 'api';

/** A bar for developers: switch host names, send API calls. */
export function DevTools() {
  const [tool, setTool] = useState<Tool>();
  const toggle = (name: Tool) => setTool(tool === name ? undefined : name);
  return (
    <div className="s-dev">
      {tool === 'hosts' && <HostSwitcher />}
      {tool === 'api' && <ApiTester />}
      <p className="s-dev__bar">
        <strong>dev</strong>
        <button type="button" aria-expanded={tool === 'hosts'} onClick={() => toggle('hosts')}>
          {location.host}
        </button>
        <button type="button" aria-expanded={tool === 'api'} onClick={() => toggle('api')}>
          {devTexts.api}
        </button>
      </p>
    </div>
  );
}
