import type { GradedJob } from '../types.ts';

export const structuralEngineerKelownaBuildings: GradedJob = {
  job: 'structural-engineer-kelowna-buildings',
  title: 'Structural Engineer, Buildings',
  spec: `I run a structural practice of eleven people in Kelowna and I'd like to add a project engineer who can carry a building from the architect's sketch to the last field review without me leaning over the desk.

What comes through the door: four to six storey wood frame over a concrete podium, mostly. Then wineries, fire halls, a school addition or two each year, custom houses on bad slopes, and seismic upgrades of older block and unreinforced masonry. You would have two or three jobs of your own at any time, a technologist to draw them, and a junior to bring along. You would deal with the architects and contractors yourself, seal your own work, issue the schedules, and go to site in boots every week or so.

Three things I can't bend on. You're a P.Eng. registered with Engineers and Geoscientists British Columbia, because you will be taking professional responsibility from the first month. You've at least five years of structural design of buildings behind you, not counting summers. And you've an engineering degree, civil or structural.

Three things I'd like. Mid-rise wood, with the shrinkage and the hold-downs that go with it. Some retrofit. Comfort in Revit along with whatever analysis package you favour, we own ETABS, RISA and WoodWorks. If you're heading for Struct.Eng., we'll help.

Pay is $98,000 to $120,000 with a share of profit after two years, four weeks off, association dues paid, and you'll be home for supper. It's hot in August and there is smoke some years, I won't lie about that.

Write to me directly, Anneke Strand, and tell me about one building you are proud of.`,
  graded: [
    {
      name: 'graham-ostrowski-wood-midrise',
      kind: 'strong',
      low: 88,
      high: 97,
      best: 93,
      why: 'P.Eng. in BC, seven years of sealed and drawn building design with mid-rise wood over podium and retrofits, right level.',
      lacks: [],
      cv: `Graham Ostrowski, P.Eng.
Vernon, BC

Dear Ms. Strand, the one I'm proud of is the Coldwater, five storeys of wood on a suspended slab over parking on a site that drops nine metres. My résumé follows.

2022 January - now. Structural EIT, then Structural Engineer, Silverback Structural, Vernon
Lead on eleven buildings, engineer of record on the seven since my registration: six mid-rise residential (four to six storeys, light frame, one with CLT floors), a fire hall to post-disaster importance, two wineries, two gym retrofits for a school district. I size the lateral system, work out the rod tie-downs and the cumulative shrinkage, write the notes, mark up Revit for our technologist, seal, sign Schedule B and C-B and do the field reviews.
Supervising one EIT and the technologist's workload.

2019 May - 2021 December. Engineer-in-Training, Burrard Tait Associates, Vancouver
Concrete towers and podiums, ETABS models, core walls and transfer slabs. Later a year in the retrofit group: URM schools, new shear walls and collectors, performance-based guidelines.

Education
B.A.Sc. Civil Engineering, Capilano Heights University, 2019

Registration
EGBC, P.Eng. since November 2023. (Before that my principal sealed.)
Writing the Struct.Eng. exams, first one passed April 2026.

Software: ETABS, WoodWorks, RISA-3D, S-Concrete, Revit for viewing and marking and the odd bit of drawing.

Ski patrol, two kids, full licence.`,
    },
    {
      name: 'ingrid-halvorsen-principal',
      kind: 'overqualified',
      low: 78,
      high: 91,
      best: 84,
      why: 'Almost thirty years of building design, former principal with P.Eng. and Struct.Eng. in BC; meets every must and only raises the question of level.',
      lacks: [],
      cv: `INGRID HALVORSEN, M.Eng., P.Eng., Struct.Eng.

Professional registration: Engineers and Geoscientists BC (P.Eng. 2000, Struct.Eng. 2009), in good standing, practising. Also P.Eng. Alberta.

Career outline
Halvorsen Reid Ltd., Vancouver: founding principal 2006 to 2025. Forty-two staff when we merged with a national firm in June 2025. I stayed for the transition until March 2026 and have moved to Lake Country.
Kessel & Mah Engineers, Burnaby: engineer, then associate, 1996 to 2006.

Buildings I was responsible for
- some eighty wood frame apartment buildings, among them one of the first six storey projects after the code change
- Harbour Street Terminal seismic upgrade, 2014 to 2017
- eleven elementary schools in the provincial mitigation program
- hospital wing, steel, buckling restrained braces, 2019 to 2022
- tall timber office, eight storeys, 2021 to 2024, my last as engineer of record
Peer reviewer for three municipalities. Member of a code subcommittee on wood, 2012 to 2020.

Education
M.Eng. Structural, 1996, and B.Sc. Civil, 1994, University of the Fraser Valley North

What I am after
Projects of my own again, at a desk, with a scale ruler, and somebody younger to teach. I do not want to manage a firm, chase fees or sit on boards. I still run my own models (ETABS, WoodWorks) although my Revit is limited to looking. Salary is not the issue.`,
    },
    {
      name: 'farid-nouri-ontario-stamp',
      kind: 'foreign',
      low: 57,
      high: 68,
      best: 64,
      why: 'Strong building designer with nine years and a P.Eng. in Ontario, not yet registered in British Columbia.',
      lacks: ['P.Eng. with Engineers and Geoscientists BC'],
      cv: `FARID NOURI, P.Eng. (Ontario)
Hamilton ON, moving to the Okanagan in spring 2027

Employment history

Stoneybrook Consulting Structural Engineers, Hamilton
   Project Engineer (October 2021 to present)
   Structural Designer, EIT (June 2017 to September 2021)

Representative work
   Six storey wood frame seniors' residence on concrete podium, Ancaster, 148 suites. Lead designer, sealed, fifteen site visits.
   Four stacked townhouse projects, wood on slab, Stoney Creek
   Brewery with 22 m glulam trusses
   Heritage façade retention and floor strengthening of a 1911 brick warehouse
   Two storey school addition, steel and masonry, occupied site
   Houses on the escarpment with micropiles

Responsibilities. From concept framing to occupancy letters. I talk with the architects, review shop drawings, answer the RFIs, look after one technologist and one EIT. Use SAP2000, RISA, Sizer and Revit Structure; I do model in Revit when we are short.

Professional status. Licensed by Professional Engineers Ontario since September 2021, in good standing. I am not registered in British Columbia at this time; I would make the interprovincial application on receiving an offer.

Education. B.Eng. Civil (Structural option), Steeltown Polytechnic University, 2017, with distinction.

Languages. English, Farsi, some French.`,
    },
    {
      name: 'chantelle-wiebe-eit',
      kind: 'in-progress',
      low: 55,
      high: 67,
      best: 61,
      why: 'Nearly five years of good building design in Kelowna, but still an EIT with her P.Eng. application under review.',
      lacks: ['P.Eng. with Engineers and Geoscientists BC'],
      cv: `Chantelle Wiebe, EIT
West Kelowna

What I do now: structural EIT at Benvoulin Design Group since February 2022. Three quarters of my time goes to wood frame rentals of four to six storeys. I run the gravity and lateral design, details, hold-down schedules and most of the coordination calls; our principal checks and seals. I've done over ninety site reviews, the first twenty with him and the rest alone with a report for his signature. I also designed the strengthening of a 1958 block curling rink, including new foundations inside the ice plant, and a barrel hall with a green roof.

The building I like best is a small one: a daycare in Peachland, cross-laminated roof, no two walls parallel.

What I studied: B.A.Sc. Civil Engineering, Okanagan Ridge University, December 2021. Capstone on mass timber connections. Two summers in a truss plant.

Where I am with the association: registered EIT with EGBC since March 2022. Professional practice exam passed October 2025. All competency entries accepted by my validators; application for P.Eng. filed July 2026 and under review, they tell me early in the new year. I therefore cannot seal yet.

Tools: WoodWorks, ETABS, RISA, Revit (good), Excel sheets others seem to steal.

Volunteer: Habitat builds, Women in Timber chapter.`,
    },
    {
      name: 'patrick-lemke-municipal-civil',
      kind: 'adjacent',
      low: 44,
      high: 57,
      best: 51,
      why: 'P.Eng. in BC with a civil degree, but fifteen years of roads, sewers and retaining walls and almost no building structures.',
      lacks: ['five years of structural design of buildings'],
      cv: `PATRICK LEMKE, P.ENG.
Civil Engineer
Penticton, British Columbia

PROFESSIONAL EXPERIENCE

South Lakes Engineering Ltd. - Senior Civil Engineer - 2016/04 to present
* Subdivision servicing for up to 210 lots: grading, water mains, sanitary and storm, roads
* Design of mechanically stabilized and cast in place retaining walls to 6 m, twelve of them sealed by me
* Two concrete reservoirs, in which the structure was done by others and I coordinated
* Contract administration, weekly site attendance, payment certificates
* Manage two EITs and a survey crew; client contact for three municipalities

City of Three Rivers (Interior BC) - Project Engineer - 2011/09 to 2016/03
* Road rehabilitation, pedestrian bridge replacement (reviewed consultant's design), lift station

EDUCATION
B.Sc. Civil Engineering, Prairie Lake University, 2011

REGISTRATION
P.Eng., EGBC, 2015 to present, in good standing. Seal in regular use.

BUILDING STRUCTURES
In 2013 I checked the snow load on a public works shed. Otherwise I have not designed buildings since university, though I did well in timber and concrete there and am reading up on Part 4. I would accept a more junior position to change over.

SOFTWARE
Civil 3D, WaterCAD, some RISA for walls`,
    },
  ],
};
