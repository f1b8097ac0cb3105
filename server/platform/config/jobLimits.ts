/** Work on files that people send, and prints, in processes of their own: what one job may take, and how many there are. */
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
  print: { atOnceBySite: 2, waitingBySite: 500, atOnce: 3, waiting: 1000, seconds: 60 },
} as const;
