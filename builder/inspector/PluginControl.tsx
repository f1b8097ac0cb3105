import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { loadViewModule } from '../../runtime/render/widgets/loadViewModule.ts';
import type { ViewAsset } from '../../schemas/index.ts';
import type { ControlProps } from './fields/controlProps.ts';

interface Props extends ControlProps {
  asset: ViewAsset;
  /** Fallback when the plugin's control cannot be loaded or fails. */
  Fallback: ComponentType<ControlProps>;
}

/** A control of a plugin, loaded when it is first shown. */
export function PluginControl({ asset, Fallback, ...props }: Props) {
  const Control = findControl(asset);
  return (
    <ControlBoundary fallback={<Fallback {...props} />}>
      <Suspense>
        <Control {...props} />
      </Suspense>
    </ControlBoundary>
  );
}

class ControlBoundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

const controls = new Map<string, ComponentType<ControlProps>>();

function findControl(asset: ViewAsset): ComponentType<ControlProps> {
  const known = controls.get(asset.src);
  if (known) return known;
  const control = lazy(async () => ({ default: await loadViewModule<ControlProps>(asset.view, asset) }));
  controls.set(asset.src, control);
  return control;
}
