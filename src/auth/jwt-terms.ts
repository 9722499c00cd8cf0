// What our own tokens say of themselves; whoever signs and whoever verifies must agree on it.

export const JWT = { issuer: 'screening-service', audience: 'screening-service' } as const;

/** Clocks of issuer and service may differ by this much. */
export const CLOCK_SKEW_SECONDS = 60;
