// Papers that hold others within them: a registered nurse answers for a practical one, who drives a lorry drives a car. Pure.

import { CREDENTIALS, type Credential } from '../../spec/papers/credentials.ts';

/** Who holds one of these holds what is asked for and more. */
const HIGHER: readonly { of: string; by: readonly string[] }[] = [
  { of: 'practical nurse licence', by: ['nursing registration'] },
  { of: 'nursing assistant certificate', by: ['practical nurse licence', 'nursing registration'] },
  { of: 'accounting technician', by: ['chartered accountant', 'CPA', 'tax adviser'] },
  { of: 'Rettungssanitäter qualification', by: ['paramedic registration'] },
  { of: 'basic gas-fuelled ship certificate', by: ['advanced gas-fuelled ship certificate'] },
  { of: 'minibus entitlement', by: ['bus licence'] },
  { of: 'driving licence', by: ['articulated lorry licence', 'bus licence'] },
  { of: 'heavy rigid licence', by: ['heavy combination licence', 'multi-combination licence'] },
  { of: 'heavy combination licence', by: ['multi-combination licence'] },
  { of: 'childcare qualification', by: ['auxiliaire de puériculture diploma', 'educator diploma'] },
  { of: 'community nurse prescriber', by: ['independent prescriber'] },
  { of: 'IOSH qualification', by: ['safety qualification'] },
  { of: 'basic life support', by: ['advanced life support'] },
  {
    of: 'Salesforce certification',
    by: [
      'Salesforce administrator certificate',
      'Salesforce developer certificate',
      'Salesforce architect certificate',
    ],
  },
  { of: 'CEH', by: ['OSCP'] },
  { of: 'Australian health registration', by: ['area of practice endorsement'] },
];

/** The papers that are more than one of those asked for. */
export function higherThan(asked: readonly Credential[]): Credential[] {
  const names = HIGHER.filter(({ of }) => asked.some(({ name }) => name === of)).flatMap(({ by }) => by);
  return names.length === 0 ? [] : CREDENTIALS.filter(({ name }) => names.includes(name));
}
