/** Work on files that people send, in processes of its own: what one job may take, and how many there are. */
export const jobLimits = {
  import: {
    atOnceBySite: 1,
    waitingBySite: 25,
    atOnce: 2,
    waiting: 500,
    memoryMb: 256,
    wholeMb: 768,
    secondsForBlock: 120,
  },
  picture: { atOnceBySite: 1, waitingBySite: 300, atOnce: 2, waiting: 1000, memoryMb: 64, wholeMb: 2048, seconds: 60 },
} as const;
