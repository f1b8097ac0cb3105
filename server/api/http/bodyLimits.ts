/** Bodies of calls that take more than `small` bytes: how many values their JSON may hold, and names one object of it. */
export const bodyLimits = { small: 500_000, values: 250_000, names: 20_000 } as const;
