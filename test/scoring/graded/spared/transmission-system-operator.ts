/** Real-time transmission operator at a US cooperative: a current NERC certificate and three years at a transmission desk decide it. */
import type { GradedJob } from '../types.ts';

export const transmissionSystemOperator: GradedJob = {
  job: 'transmission-system-operator',
  title: 'Transmission System Operator',
  spec: `Big Coulee Electric Cooperative generates and transmits power for nineteen member cooperatives in the Dakotas and Minnesota. Our control center in Bismarck, North Dakota, is staffed around the clock, and we have an opening for a Transmission System Operator on rotating twelve-hour shifts.

On shift you watch over 2,900 miles of line from 69 to 345 kV. You direct switching, issue and release clearances, keep voltages and flows within limits, run contingency analysis and act on it, coordinate outages with MISO and our neighbors, and if it comes to that you shed load and lead restoration. Between events you write the log, review tomorrow's outages, and take part in simulator drills.

Applicants must hold a current NERC System Operator Certification (Reliability Coordinator, Transmission Operator, or Balancing, Interchange and Transmission) and must have at least three years of real-time experience at a transmission operations desk. A high school diploma or GED is required; a two-year degree in power technology is preferred. We also like to see experience with an EMS from GE, Siemens or OSI, familiarity with the TOP, IRO and EOP standards, time as a lineworker or in a substation, and a calm voice on a recorded line.

The successful candidate will pass a personnel risk assessment under CIP-004, a drug test and a fit-for-shift medical, and must live within an hour of the control center. Pay is $51.20 to $63.75 an hour plus shift differential; relocation help, pension, and CEH training on paid time.

Big Coulee is an equal opportunity provider and employer. M/F/Vet/Disability.`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 86,
      high: 97,
      best: 93,
      why: 'Current RC certificate, seven dated years at a 345 kV desk up to now, GE EMS and a lineworker past.',
      lacks: [],
      cv: `KURT SANDVIG
Fargo, ND (will relocate to Mandan, house found)

CERTIFICATION
NERC Certified System Operator, Reliability Coordinator. Issued May 2019, renewed, valid to May 2028.

WORK

Northern Sheyenne Power, Fargo. System Operator, Transmission. August 2019 - present
* Sit the transmission desk, 115 / 230 / 345 kV, rotating 12s. Direct about 40 switching orders a week; hold and release clearances for four line crews.
* RTCA and state estimator on GE e-terra; re-dispatch requests and line loading relief with MISO.
* Ran the desk for the ice storm of December 2022: eleven 115 kV lines out, islanded two substations, all of them back in 31 hours.
* Peer trainer; write the drill for the system restoration plan every spring (EOP-005).
* Two audits as subject-matter expert for TOP-001 and IRO-010, no findings.

Northern Sheyenne Power. Substation electrician, then switching coordinator. 2014 - July 2019
* Relay and breaker maintenance, isolated equipment in the field on orders from the control room.

Prairie Line Construction, Jamestown. Apprentice and journeyman lineworker. 2009 - 2014

SCHOOL
A.A.S. Electrical Power Technology, Bismarck, 2009`,
    },
    {
      name: 'overqualified',
      kind: 'overqualified',
      low: 74,
      high: 90,
      best: 82,
      why: 'A director of system operations who keeps the certificate and still stands in on the desk; too senior, but every must is met.',
      lacks: [],
      cv: `Eleanor Whitcombe-Hayes
Minot, North Dakota

Director of System Operations who would like to be an operator again. I explain why in the last paragraph.

Director, System Operations, Great Bend Transmission Company. 2018 to present.
Forty-four operators and engineers, two control centers, a budget of $19 million. Replaced the EMS (OSI monarch) in 2023. Chair of a regional operating committee from 2020 to 2024. In spite of the title I have stayed on the roster: I work two or three shifts a month on the transmission desk, 500 hours or so each year, because I do not ask my people for anything that I would not do.

Manager, Real-Time Operations, same company. 2012 to 2018.

Shift Supervisor and before that Transmission Operator, Dakota Trunk Grid. 2003 to 2012.
Switching, voltage control, outage coordination, blackstart drills at 230 and 345 kV.

Certificate: NERC System Operator, Reliability Coordinator, no. on request, current until 2027, held without a gap since 2004.

Degrees: B.S. Electrical Engineering, Grand Forks, 2002. MBA, online, 2015.

Why: I turn 55 next spring, my children have left, and what I enjoyed most was always the chair with the screens. Shift pay is fine with me.`,
    },
    {
      name: 'denial',
      kind: 'denial',
      low: 54,
      high: 69,
      best: 62,
      why: 'Nine years at a transmission desk that ended in 2019, and he says that his NERC certificate lapsed that year.',
      lacks: ['current NERC System Operator Certification'],
      cv: `ROY DELACROIX, Rapid City SD

Power system operations, sixteen years

OPERATIONS TRAINER
Badlands Transmission Authority | Apr 2019 - present
> Build and run the simulator scenarios for 26 operators: cascading, blackstart, loss of EMS
> Keep the training program in line with PER-003 to PER-006
> Write switching procedures and one-line updates with the engineers
> On call as support during storms, without authority on the desk

TRANSMISSION SYSTEM OPERATOR
Badlands Transmission Authority | Feb 2010 - Apr 2019
> 115 to 345 kV, Siemens Spectrum EMS, rotating shift, alone at night
> Switching orders and clearances, voltage schedules, contingency analysis, TLRs
> Led the restoration after the tornado of June 2015, 14 lines
> Shift lead for the last three years

SUBSTATION APPRENTICE AND TECHNICIAN
Cheyenne Fork Rural Power | 2005 - 2010

EDUCATION
High school, Sturgis, 2004. Certificate in power plant technology, Mitchell, 2005.

CREDENTIALS
NERC System Operator certification (TO): lapsed in 2019 after my move to training, not renewed. I am not certified now and would have to sit the exam again.
CIP-004 background check current.
HAM radio, extra class.`,
    },
    {
      name: 'trap',
      kind: 'trap',
      low: 5,
      high: 20,
      best: 12,
      why: 'System operator, grid and transmission all in the data-center sense: batch jobs and networks, never electric power.',
      lacks: [
        'current NERC System Operator Certification',
        '3 years of real-time experience at a transmission operations desk',
      ],
      cv: `Vikram Oberoi
Senior System Operator
Minneapolis MN

Career summary
System operator with ten years of real-time monitoring in 24/7 control rooms. Rotating twelve-hour shifts, calm under pressure, thorough shift log.

Experience

Senior System Operator, Lakehead Financial Data Center, Eagan (2019 - present)
- Real-time console for three z/OS mainframes and a compute grid of 900 nodes
- Watch file transmission between banks (Connect:Direct, MQ), restart failed jobs, escalate contingency events
- Switching to the backup site twice a year; led restoration drill 2025
- Load balancing and load shedding of batch queues at month end with TWS
- Outage coordination and change clearances in ServiceNow

System Operator / NOC technician, Twin Pines Telecom, Bloomington (2016 - 2019)
- Monitored optical transmission lines, SNMP alarms, opened tickets for field crews

Certifications
CompTIA Server+ 2017, ITIL 4 Foundation 2020, IBM Z operator badge 2022

Education
A.S. Computer Networking, Minneapolis, 2016
High school diploma, 2012`,
    },
    {
      name: 'years',
      kind: 'years',
      low: 57,
      high: 72,
      best: 65,
      why: 'Certified and working at a transmission desk, but since August 2025 only; the claimed five years are mostly distribution dispatch.',
      lacks: ['3 years of real-time experience at a transmission operations desk'],
      cv: `Tamara Gillespie
Moorhead MN / tamara.g at mailbox

PROFILE
NERC certified system operator with more than five years of real-time system operations experience in utility control centers.

EMPLOYMENT

Transmission System Operator I
Red Otter Power Company, Moorhead
08/2025 - present
- After five months of on-the-job training qualified for the desk; 41.6 to 230 kV.
- Write and issue switching, tag and clear lines, watch voltage and post-contingency flows (GE EMS).
- Talk to the MISO desk on every shift; outage requests in CROW.

Distribution Dispatcher
Red Otter Power Company, Moorhead
05/2021 - 07/2025
- Outage calls, trouble crews, 12.5 kV feeder switching in the OMS, storm duty.
- Up to 300 tickets on a bad day. Trained six dispatchers.

911 Telecommunicator
Clay Valley Emergency Communications
2017 - 04/2021

CERTIFICATION AND TRAINING
NERC System Operator Certification, Transmission Operator, passed June 2025, good to June 2028
140 continuing education hours
Incident Command 100, 200, 700

EDUCATION
Moorhead High, 2014. Two semesters of electrical technology, Wahpeton.`,
    },
  ],
};
