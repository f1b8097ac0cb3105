import { useState } from 'react';
import { pictureAt } from '../../../engine/content/pictureSources.ts';
import { readInitials } from './readInitials.ts';

export type AvatarSize = 'xs' | 'small' | 'medium' | 'large' | 'xl' | '2xl';

interface Props {
  name: string;
  image?: string;
  size?: AvatarSize;
  /** A number badge; hidden for 0. */
  badge?: number;
}

const mostBadge = 99;

/**
 * A person's picture, or their initials where there is none or it cannot be loaded. Decorative: the name is beside it.
 */
export function Avatar({ name, image, size = 'medium', badge = 0 }: Props) {
  const [failed, setFailed] = useState<string>();
  return (
    <span className="s-portrait" data-size={size}>
      {image && image !== failed ? (
        <img src={pictureAt(image, 160)} alt="" onError={() => setFailed(image)} decoding="async" />
      ) : (
        // Drawn by the style sheet: as text the letters would become part of the accessible name of the parent.
        <span data-initials={readInitials(name)} />
      )}
      {badge > 0 && <b className="s-portrait__badge">{badge > mostBadge ? `${mostBadge}+` : badge}</b>}
    </span>
  );
}
