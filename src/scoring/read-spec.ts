export type Spec = { text: string };
export function readSpec(input: { jobSpec: string }): Spec {
  return { text: input.jobSpec };
}
