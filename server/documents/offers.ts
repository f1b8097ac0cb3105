import { type DocumentDeclaration, type DocumentOffer, documentOffers } from '../../schemas/index.ts';
import { documentNotOffered } from './documents.errors.ts';

/** What readers of a document may do with it. */
export function listOffers({ offers }: DocumentDeclaration): readonly DocumentOffer[] {
  return offers ?? documentOffers;
}

/** Refuses what a document does not offer, whatever the screen shows. */
export function requireOffer(declaration: DocumentDeclaration, offer: DocumentOffer): void {
  if (!listOffers(declaration).includes(offer)) throw documentNotOffered();
}
