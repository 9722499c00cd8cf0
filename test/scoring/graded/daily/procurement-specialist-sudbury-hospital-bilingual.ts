import type { GradedJob } from '../types.ts';

export const procurementSpecialistSudburyHospitalBilingual: GradedJob = {
  job: 'procurement-specialist-sudbury-hospital-bilingual',
  title: 'Procurement Specialist (Buyer II), bilingual',
  spec: `POSTING 26-118   NON-UNION   PERMANENT FULL-TIME
Northern Lakes Health Network – Supply Chain Services – Sudbury, Ontario
Internal and external; closes 24 November 2026, 16:00

1. Purpose of the position
Under the Manager, Strategic Sourcing, the incumbent plans and carries out competitive procurements for six hospital sites: clinical supplies, minor equipment, facilities and purchased services, with an annual value of about $34 million.

2. Responsibilities
2.1 Meet with clinical and support departments to turn a need into requirements and an evaluation plan.
2.2 Draft, issue and close RFPs, RFQs and tenders; chair evaluation committees; debrief the unsuccessful.
2.3 Negotiate and manage agreements, extensions, price changes and performance issues.
2.4 Watch back-orders and propose substitutes together with stores and the clinical value committee.
2.5 Report savings and non-competitive purchases each quarter.

3. Qualifications
3.1 A professional designation in supply management: SCMP (Supply Chain Canada), CPPB/NIGP-CPP, or MCIPS. Equivalent accepted.
3.2 Minimum four (4) years of purchasing in the public or broader public sector, running open competitions under the trade agreements (CFTA, CETA) and the BPS Procurement Directive or a similar regime in another province or the federal government.
3.3 Advanced English and French, oral and written. The position is designated bilingual; candidates will be tested in both.
3.4 Assets: health care or group purchasing experience, an e-tendering platform (Bonfire, MERX, Biddingo), Oracle or Meditech.

4. Conditions
$78,140 – $92,600 (2026 scale), HOOPP pension, hybrid after probation, vaccination policy applies. The Network welcomes applications from Indigenous people, from persons with disabilities, and from all who contribute to its diversity; accommodation is available at every stage.`,
  graded: [
    {
      name: 'josee-lamothe-approvisionnement-synonym',
      kind: 'synonym',
      low: 90,
      high: 98,
      best: 94,
      why: 'Eight years of public calls for tenders in a Quebec health centre and then a municipality, SCMP, native French and full English; different words, same work.',
      lacks: [],
      cv: `Josée Lamothe, SCMP
North Bay (Ontario)
jlamothe@courriel.example

Period | Employer | Role
May 2021 – present | Town of Lake Kipawa Shores, ON | Contracts and Purchasing Officer
Sept. 2018 – April 2021 | Centre de santé du Haut-Témis, QC | Agente d'approvisionnement

Town. I look after everything over $25,000 for works, fire and recreation. I sit with the department until I understand what they are really after, write the solicitation, post it on Biddingo, answer the questions, keep the evaluators from talking about price before the envelopes are opened, and bring the award report to council. 54 competitions since I came, between $40k and $6.2M, thresholds and notice periods under CFTA and CETA kept in every one, two bid protests, neither upheld. Renegotiated winter sand and fuel (-9%). Trained 30 staff about the purchasing by-law that I rewrote in 2023.

Health centre. Appels d'offres publics under Quebec's LCOP, on SEAO: wound care, gloves, linen, beds, elevator maintenance. Joint buys with the regional group. In 2020 found gowns when there were none: three new suppliers, substitutes passed through the nursing committee in four days.

Before: commis aux achats at a sawmill, Ville-Marie, 2015–2018.

Languages: French first, English the language of all my work since 2021; both examined at the advanced level by the Town when hired.

Education: B.Com. (gestion des opérations), Université du Lac-Long, 2015. SCMP designation, Supply Chain Canada, 2020, in good standing.`,
    },
    {
      name: 'alistair-benoit-federal-overqualified',
      kind: 'overqualified',
      low: 77,
      high: 89,
      best: 83,
      why: 'Supply team leader with nineteen years of federal and hospital buying, NIGP-CPP and French at C-B-C; well above the post, all musts met.',
      lacks: [],
      cv: `ALISTAIR BENOIT, NIGP-CPP
Ottawa, with a cottage on Lake Wanapitei that is about to become the house

DIRECTOR, SOURCING AND CONTRACTS. Outaouais-Valley Hospitals Shared Services, Ottawa. February 2020 – present
Nineteen staff, $310 million a year, eleven hospitals. Still chair two or three competitions a year myself, the latest for infusion pumps (open, Bonfire, 14 months, four bidders, one challenge, standing). Set up the quarterly non-competitive report for the boards under the BPS Directive. Joint committees with nursing about substitutes during the IV fluid shortage of 2024.

SUPPLY TEAM LEADER. Federal department, Gatineau. June 2012 – January 2020
Seven officers. Professional services and laboratory equipment. Answered three complaints at the trade tribunal. CFTA and before it the AIT, WTO-GPA, CETA from 2017.

SUPPLY SPECIALIST. Same department. September 2007 – May 2012
RFPs, standing offers, supply arrangements on MERX and its successor.

Languages: English (mother tongue); French at C-B-C since 2011, renewed in 2024, and a Franco-Ontarian wife.
Designation: CPPB 2010, NIGP-CPP 2019, recertified 2024.
M.B.A. 2015; B.A. Public Administration 2007, both Rideau Falls University.

On why: I've had enough of budgets and personnel files, want to buy things again for a hospital that I might one day lie in, and the salary has been discussed at home.`,
    },
    {
      name: 'heather-maki-no-french',
      kind: 'denial',
      low: 56,
      high: 68,
      best: 62,
      why: "Five and a half years of hospital competitions and an SCMP, but her French is at beginner's level by her own statement and the post is designated bilingual.",
      lacks: ['advanced French'],
      cv: `Heather Maki, SCMP
Lively, Ontario

PROFESSIONAL EXPERIENCE

Buyer, Superior Shore Regional Hospital (Thunder Bay, remote from Lively since 2023)
April 2021 – Present
- operating room and diagnostic imaging portfolio, 11 M$ per year
- 37 RFPs and RFQs as lead, on Bonfire, BPS Directive and CFTA; chair evaluations, debriefs with losing vendors
- contract for orthopaedic implants consolidated from five vendors to two, 1.3 M$ saved over the term
- clinical value analysis committee: member, substitutes for 200+ back-ordered items in 2022
- Meditech MM, group purchasing contracts review

Purchasing Coordinator, Nickel Basin Drilling Services, Sudbury
June 2016 – March 2021
- quotes and purchase orders for drill steel, rentals, camp services
- vendor scorecards

EDUCATION
Business Administration, Supply Chain option, advanced diploma, Ramsey Lake College, 2016
SCMP 2022 (Supply Chain Canada, Ontario), active

LANGUAGES
English: fluent. Finnish: some. French: beginner (A2 course since September; I can't work in it yet)`,
    },
    {
      name: 'etienne-gosselin-private-years',
      kind: 'years',
      low: 55,
      high: 67,
      best: 61,
      why: 'Bilingual, designated and good, but of nine years in purchasing only one year and nine months were in the public sector.',
      lacks: ['four years of public-sector purchasing'],
      cv: `Étienne Gosselin
Chelmsford (Greater Sudbury) P0M
705-555-0136

Bilingual purchasing professional, 9+ years in procurement

Acheteur / Buyer – Conseil scolaire du Nickel-Nord, Sudbury – since February 3, 2025
School buses, cleaning, photocopiers, roof repairs. 12 public tenders so far on MERX, BPS Directive, CFTA; evaluation meetings in French, documents in both languages. Quarterly report of sole-source purchases to the treasurer.

Senior Buyer – Vermilion Forge & Hydraulics, Sudbury – Aug. 2019 to Jan. 2025
Cylinders, seals, plate steel, subcontract machining. Negotiated with mills and brokers, $14M a year. Two-year agreements with 11 suppliers; on-time delivery from 81 to 94%. Competitive quotes (three as a rule) but nothing under public rules.

Junior Buyer – same company – Sept. 2017 to Aug. 2019
Purchase orders, expediting, MRO.

MCIPS, 2023 (chartered). B.A.A. logistique, Université de la Spanish, 2017.
Oracle Fusion, Excel, Bonfire (as a bidder, oddly, when we sold to the city).

French and English from birth, one parent each. Tested "avancé" in both by the school board.`,
    },
    {
      name: 'camille-rourke-media-buyer-trap',
      kind: 'trap',
      low: 14,
      high: 27,
      best: 20,
      why: 'A bilingual media buyer in advertising; she buys air time for brands, issues no public competitions and has no supply designation.',
      lacks: ['supply management designation', 'four years of public-sector purchasing'],
      cv: `CAMILLE ROURKE
Senior Buyer

Montréal → moving to Sudbury in the new year | camille.rourke@mail.example

Bilingual buyer with eight years' experience negotiating and managing more than $20 million in annual purchases.

Atelier Boréal Communications, Montréal
Senior Media Buyer, Mar. 2021 – present
Buy television, radio, out-of-home and programmatic for a grocery chain, a brewery, and a public transit campaign. Negotiate yearly agreements with six broadcasters, make-goods, added value. Evaluate proposals of vendors against reach and cost per point; defend the plan before the client's committee. Two assistants. Post-buy reports each quarter, savings of 11% against the rate card.

Pixel & Plume, Québec City
Media Buyer, Sept. 2018 – Feb. 2021
Social and search buying on real-time bidding platforms, 40 campaigns. Set the bids, watched the bids, closed the bids.

B.A. Communications, Université des Plaines, 2018
Certificates: programmatic advertising 2022; analytics 2020
French (first language) and English (I wrote my plans in it for Toronto clients for five years).

Volunteer: hospital foundation gala, silent-auction tenders, 2023.`,
    },
  ],
};
