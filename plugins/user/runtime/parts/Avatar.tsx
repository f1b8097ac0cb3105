import { useState } from 'react';
import { readInitials } from './initials.ts';
import './avatar.css';

export type AvatarSize = 'xs' | 'small' | 'medium' | 'large' | 'xl' | '2xl';

/** A person's picture, or the initials where there is none or it cannot be loaded. Decorative: the name stands beside it. */
export function Avatar({ name, image, size = 'medium' }: { name: string; image?: string; size?: AvatarSize }) {
  const [failed, setFailed] = useState<string>();
  if (image && image !== failed)
    return (
      <img className="w-avatar" data-size={size} src={image} alt="" onError={() => setFailed(image)} decoding="async" />
    );
  return (
    <span className="w-avatar" data-size={size} aria-hidden="true">
      {readInitials(name)}
    </span>
  );
}
