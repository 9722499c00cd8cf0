// Years with other risks, wages, networks, texts or ships than those asked for count for none of them, whatever the post
// is called.

import { describe, expect, it } from 'vitest';
import { isLacking } from '../../one-demand.ts';

const CASES: readonly (readonly [title: string, ask: string, counts: string, not: string])[] = [
  [
    'Underwriter',
    'At least four years underwriting commercial property',
    'Underwriter, Alder Mutual, 2018 - present\nCommercial property for factories and warehouses, business interruption, sprinkler reports, pricing of schedules.',
    'Underwriter, Alder Mutual, 2018 - present\nPersonal lines: homeowners and condo submissions, roof age, prior losses, pricing by territory.',
  ],
  [
    'Site Manager',
    'Five years as site manager on new-build residential or mixed-use blocks',
    'Site Manager, Alder Build, 2018 - present\nFlats over shops, brick slips and facade packages, handover core by core.',
    'Site Agent, Alder Civil Engineering, 2018 - present\nDual carriageway junction, culverts and retaining walls, sections handed over to the county.',
  ],
  [
    'Pricing Actuary',
    'At least three years in general insurance pricing, not reserving or capital.',
    'Pricing Actuary, Alder Mutual, 2019 - present\nMotor insurance pricing: household rates, frequency and severity models in Emblem and Radar.',
    'Pricing Actuary, Alder Life, 2019 - present\nTerm and critical illness rates, mortality and lapse studies, reassurance tenders.',
  ],
  [
    'Pflegedienstleitung',
    'Mindestens zwei Jahre in der stationären Altenhilfe geleitet (WBL, stv. PDL oder PDL)',
    'PDL, Seniorenheim Lindenhof, 2019 - heute\n96 Bewohner, Dienstplanung, Führung von 60 Mitarbeitenden, Qualitätsprüfungen.',
    'PDL, Ambulanter Pflegedienst Lindenhof, 2019 - heute\nTouren für 140 Patienten zu Hause, Führung von 60 Mitarbeitenden, Qualitätsprüfungen.',
  ],
  [
    'FPGA Engineer',
    'At least five years of RTL design in VHDL or Verilog for FPGAs',
    'FPGA Engineer, Corvid Radar, 2017 - present\nVHDL for receivers, timing closure in Vivado, testbenches.',
    'Embedded Engineer, Corvid Radar, 2017 - present\nBare metal C on STM32, FreeRTOS, drivers and bootloaders for receivers.',
  ],
  [
    'SOC Analyst',
    'A minimum of 3 years as an analyst in a SOC or MDR team',
    'SOC Analyst, Corvid Security, 2020 - present\nTriage of alerts in the SIEM, phishing, EDR containment.',
    'Service Desk Analyst, Corvid Schools, 2020 - present\nPassword resets, laptops, user accounts, first line tickets.',
  ],
  [
    'IT-Systemadministrator',
    'Mindestens drei Jahre Berufserfahrung in der Administration von Windows-Servern und Active Directory',
    'IT Support Engineer, Corvid Schulen, 2019 - heute\nZwei Domänencontroller, Gruppenrichtlinien, Hyper-V mit 30 VMs, Datensicherung mit Veeam, Tickets der Schulen.',
    'Service Desk Analyst, Corvid Schulen, 2019 - heute\nPassword resets, laptops and printers, adding users to groups in Active Directory by a form.',
  ],
  [
    'Gestionnaire de paie',
    'Au moins cinq ans de production de paie française',
    'Gestionnaire de paie, Ateliers du Rhône, 2018 - présent\n300 bulletins par mois, DSN, IJSS, soldes de tout compte.',
    'Gestionnaire de paie, Ateliers du Léman SA, Genève, 2018 - présent\n300 fiches de salaire par mois, AVS, LPP, Swissdec, certificats de salaire.',
  ],
];

describe('years in another branch of the trade', () => {
  it.each(CASES)('%s, %s', (title, ask, counts, not) => {
    expect(isLacking({ title, ask }, counts)).toBe(false);
    expect(isLacking({ title, ask }, not)).toBe(true);
  });
});
