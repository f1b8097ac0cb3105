/** Bodies of calls that take more than `small` bytes: how many values their JSON may hold. */
export const bodyLimits = { small: 500_000, values: 250_000 } as const;
