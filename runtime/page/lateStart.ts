/**
 * What the first script fetches. In a chunk of its own, beside the one that everything shares: fetched by itself, that one would need
 * an object of its exports, and with it the bundler's helpers.
 */
export { startPage } from './startPage.tsx';
