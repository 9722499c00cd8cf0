/** Primary teacher (Ireland): Teaching Council Route 1, the primary degree, the Irish language and three years of class teaching decide. */
import type { GradedJob } from '../types.ts';

export const primarySchoolTeacher: GradedJob = {
  job: 'primary-school-teacher',
  title: 'Mainstream Class Teacher (Fifth Class), fixed term',
  spec: `Dear colleagues,

The Board of Management of Scoil Naomh Fiachra, Ballycarra, Co. Wexford (roll 19 teachers, 412 pupils, co-educational) invites applications for a mainstream class teacher for a fixed-term post from January to August 2027, most likely Fifth Class.

Candidates must be registered with the Teaching Council under Route 1 (Primary), must hold a primary teaching qualification recognised in Ireland (B.Ed. or Professional Master of Education, Primary) and must be able to teach Irish and through Irish to senior classes, having met the Irish Language Requirement. Because the class has been through several changes we ask for at least three years of mainstream class teaching in a primary school. Droichead should be complete.

The teacher will plan and teach the full primary curriculum, differentiate for a class of 27 with four children who have English as an additional language, keep records in Aladdin, work with the SET team and with parents, and take part in Croke Park hours.

We would be glad of someone who can bring on a school choir or coach camogie, hurling or football, and who is used to digital learning. Garda vetting applies to the person appointed.

Please send a CV and letter of application to the principal. The Board is an equal opportunities employer.

Is mise le meas,
Gráinne Uí Dhuibhir, Príomhoide`,
  graded: [
    {
      name: 'strong',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 94,
      why: 'Route 1, B.Ed., Gaeilge, six years in mainstream senior classes, Droichead, Aladdin, choir and camogie.',
      lacks: [],
      cv: `Caoimhe Ní Bhroin
Primary teacher
Teaching Council registration: Route 1 (Primary), full, renewed 2026

PERSONAL STATEMENT
A lively and organised teacher with six years in mainstream classes, most of them at the senior end of the school.

TEACHING EXPERIENCE

Scoil Mhuire na nGael, Gorey, Co. Wexford           Sept 2022 - present
Fifth and Sixth Class teacher
- full curriculum for 29 pupils, six with EAL
- Irish taught through games and drama; assembly and PE through Irish
- station teaching in maths with the SET team
- Aladdin for records and reports, Google Classroom, set of 15 tablets
- school choir (Peace Proms 2024), camogie under 13

St Aidan's NS, Carlow                                  Sept 2020 - Aug 2022
Third Class, then Fourth Class
- probation by Droichead, completed June 2021
- standardised tests, parent meetings, school plan for literacy

EDUCATION
B.Ed. (Primary Teaching), first class, Coláiste Naomh Bríd, 2020
Leaving Certificate with H2 in Gaeilge, 2016
Irish Language Requirement: met as part of the B.Ed.; two Gaeltacht stays

OTHER
Garda vetted through the Teaching Council
Camogie Association foundation award, First aid 2025`,
    },
    {
      name: 'pme-gaelscoil',
      kind: 'synonym',
      low: 80,
      high: 96,
      best: 89,
      why: 'The PME in place of the B.Ed., seven years in a Gaelscoil told in Irish terms, induction done.',
      lacks: [],
      cv: `Darragh Ó Séaghdha, múinteoir bunscoile

After five years as a sound engineer I retrained and have been a bunmhúinteoir since 2019. I teach all day as Gaeilge and would now like a school nearer to my family in Wexford.

Since September 2019: Gaelscoil Charraig na gCapall, Co. Kilkenny. Rang a Trí for two years, Rang a Cúig and Rang a Sé since September 2021. Classes of 24 to 30. All subjects through Irish except English. Five newcomers from Ukraine and Brazil, for whom I keep graded tasks together with the learning support teachers. Reports and roll on Aladdin. Induction year (Droichead) signed off in 2020. Post of responsibility for digital learning: Chromebooks, coding club, e-portfolio pilot with the PDST. Football and hurling after school, Cumann na mBunscol finals in 2023 and 2025.

On the Teaching Council's register, primary sector (Route 1), no conditions.
Professional Master of Education (Primary), Hibernian Teacher College, 2019, H1 in School Placement; Irish oral and Gaeltacht component passed.
BA in Music Technology, 2012.
TEG B2 Gaeilge 2018, now close to native.
Garda vetting in date.`,
    },
    {
      name: 'english-qts',
      kind: 'foreign',
      low: 50,
      high: 68,
      best: 59,
      why: 'Eight years of primary classes in England; Route 1 with a condition, the Irish language still to be met.',
      lacks: ['Irish Language Requirement and teaching of Irish'],
      cv: `Hannah Oyelaran
Primary Teacher (QTS)

Profile
Experienced Key Stage 2 teacher who moved to Enniscorthy with her family in summer 2025. Consistently good results with mixed-ability classes.

Experience

September 2025 - present: Substitute and then temporary teacher, Fourth Class, Slaney Valley Educate Together NS
A class of 26. Planning across the primary curriculum; a colleague takes my class for Irish. Aladdin, SESE projects, team teaching with SET.

September 2017 - July 2025: Oakmere Junior School, Nottingham
Class teacher Year 4 (three years), Year 6 (five years). EAL lead from 2021, 34 % of pupils with English as an additional language. Head of the choir. SATs, interventions, phase meetings, mentor of two early career teachers.

Qualifications
BA (Hons) Primary Education with QTS, University of East Trent, 2017
Induction year (England) completed 2018

Registration
Teaching Council, Route 1 (Primary), conditional registration: Irish Language Requirement not met, three-year period to 2029. I am a beginner in Irish and attend a weekly class.

Garda vetting complete. First aid. Netball coach.`,
    },
    {
      name: 'newly-qualified',
      kind: 'years',
      low: 50,
      high: 68,
      best: 60,
      why: 'Route 1, B.Ed. and Irish, but only since September 2025, and Droichead not finished.',
      lacks: ['three years of mainstream class teaching'],
      cv: `eoin mac giolla bhríde
newly qualified primary teacher, co. wexford

registered with the teaching council, route 1 primary, with the condition that droichead is still to be completed (begun october 2025, interrupted when i changed school, due to finish in spring 2027)

experience
september 2026 - now: scoil naomh eoin, new ross. fourth class, maternity cover. 25 children. english, gaeilge, maths, SESE, arts, PE. differentiated maths stations, aladdin, parent meetings in november
september 2025 - june 2026: st brigid's NS, bunclody. second class, fixed term. reading groups with the SET team, irish through song and story, active school flag committee

school placement as student, 2021 to 2025: 30 weeks in all classes from junior infants to sixth

education
b.ed. (primary), dún aengus college of education, 2:1, may 2025
irish: lived in the gaeltacht of corca dhuibhne until 12, fluent; language requirement met
leaving cert 2021, 542 points

other
hurling coach under 11, GAA foundation award
tin whistle and choir
garda vetting 2025
full B licence`,
    },
    {
      name: 'post-primary',
      kind: 'adjacent',
      low: 30,
      high: 49,
      best: 40,
      why: 'A fluent secondary teacher of Irish and music: Route 2, no primary qualification and no primary class.',
      lacks: [
        'Route 1 (Primary) registration',
        'primary teaching qualification',
        'three years of mainstream primary class teaching',
      ],
      cv: `Sinéad Hennelly-Okafor
Post-primary teacher of Gaeilge and Music

Career profile
Ten years of classroom teaching with excellent Leaving Certificate results, two years as year head, much choir work.

Employment
2018 - present  Coláiste an Chuain, Arklow
Teacher of Irish (all levels to Leaving Certificate Higher) and Music, classes of 24 to 30.
First-year head since 2024: pastoral care, meetings with parents, link to six feeder primary schools, transfer of records.
School choir of 60, winner at Feis Charman 2025. Digital learning team, Microsoft Teams.
Differentiation for pupils with English as an additional language, with the SEN department.
2016 - 2018  Pobalscoil Rinn Seagha, maternity covers, Irish and CSPE

Qualifications
PME (Post-Primary), University of Leinster, 2016
BA Irish and Music, University of Leinster, 2014
Teaching Council: registered under Route 2 (Post-primary), Irish and Music. Droichead complete 2017
Irish: native standard

Other
Camogie referee. Garda vetted. Summer course leader in Ring Gaeltacht for 10 to 14 year olds, every July since 2015. I would love to move to a primary school.`,
    },
  ],
};
