import type { GradedJob } from '../types.ts';

export const structuralEngineerCharteredBristol: GradedJob = {
  job: 'structural-engineer-chartered-bristol',
  title: 'Senior Structural Engineer (Chartered)',
  spec: `Senior Structural Engineer, Bristol

Pendry Quayle Associates is a practice of nineteen in an old tobacco bond by the Floating Harbour. We do schools, mid-rise housing, a lot of awkward refurbishment, and the occasional church roof. We need a senior engineer who can run four or five building jobs at once from the first sketch with the architect to the last site visit, and who will sign for them.

You'll be chartered already: MIStructE, or MICE with CEng, either will do. Our insurer and the Building Safety Act duties that come with the post leave us no room here, so if you're about to sit the exam, do come and see us afterwards. We also ask for an accredited degree in civil or structural engineering and for six years or more designing building structures after it, in at least three of concrete, steel, timber and masonry, to the Eurocodes.

Day to day that means scheme design and options, hand calculations before the computer gets switched on, checking other people's drawings and calcs, fees and programme, talking to contractors without either side shouting, and bringing on two graduates. We use Tekla Structural Designer, Masterseries and Revit, but if you know something else we'll not worry.

It'd help if you've worked on existing buildings (we have more of those than new ones), on CLT or glulam, with Gateway 2 submissions for higher-risk buildings, or with retained façades. A full driving licence is handy for the sites in Somerset.

£52,000 to £62,000, nine-day fortnight, subscriptions paid, profit share at Christmas, a dog in the office most days.

Please send a CV and two or three pages of jobs you're proud of to Bethan Quayle. No agencies, thank you.`,
  graded: [
    {
      name: 'imogen-tregarthen-conservation',
      kind: 'synonym',
      low: 87,
      high: 97,
      best: 92,
      why: 'Member of the Institution of Structural Engineers since 2019, twelve years of buildings in four materials to EN codes, with gateway and timber work.',
      lacks: [],
      cv: `Imogen Tregarthen
Bath BA2

I passed the Institution's seven-hour paper in 2019 and have been allowed the letters (Member, Institution of Structural Engineers; CEng) ever since.

What I'm doing now
Associate at Holloway Munk, consulting engineers, Bath, since May 2021. Usually five projects at a time. The ones I'd show you: a four-storey sixth-form block in cross-laminated timber on a concrete podium; a Georgian terrace propped on needles while we took out two floors (stonework, iron beams nobody had drawn); a 19-metre apartment block for which I wrote the structural part of the building-control gateway submission last year, approved second time round. Everything to EC0 through EC6 with the national annexes. I check and countersign two colleagues' work, fight for the fee, go on site in the rain. A graduate of mine got through her own interview in September.

Before that
Engineer, later senior, Coombe Larkin Partnership, Exeter, September 2014 to April 2021. Composite steel frames for two supermarkets, flat-slab student housing, load-bearing brick houses by the hundred, a glulam swimming-pool roof. Hand sums first; then Masterseries.

Where I learnt it
MEng Civil Engineering (JBM accredited), 2014, upper second.

Clean licence, own wellingtons.`,
    },
    {
      name: 'rui-carvalhal-portuguese-engineer',
      kind: 'foreign',
      low: 54,
      high: 67,
      best: 61,
      why: 'Full member of the Portuguese chamber with eleven years of Eurocode building design, but not chartered in the UK.',
      lacks: ['UK chartership (MIStructE or MICE CEng)'],
      cv: `CURRICULUM VITAE

Rui Carvalhal
Structural Engineer
Braga, Portugal — moving to Bristol in January 2027 (spouse is British; spouse visa granted September 2026)

Registration
Ordem dos Engenheiros, Portugal, full member, civil engineering college, since 2015. Specialist in structures 2022. Not registered with a UK institution; I have asked ICE about the route and was told about a year.

Posts
2019 – present   Gabinete Sá Noronha, Braga. Senior structural engineer. Design responsibility (term of responsibility signed by me) for some 30 buildings: school extensions, apartment buildings of 5 to 9 floors in reinforced concrete, steel halls, rehabilitation of granite masonry town houses with new timber floors. EN 1990 to EN 1998. Coordinating architects and contractors, checking the work of three younger colleagues. Revit, Robot.
2015 – 2019   Construções Ave, Guimarães. Structural designer. Concrete frames, retaining walls, façade retention of an old textile mill.

Studies
Integrated master in Civil Engineering, structures branch, Universidade in the north of Portugal, 2015 (EUR-ACE label)

Languages
Portuguese, English C1 (IELTS 7.5, 2025), Spanish`,
    },
    {
      name: 'keith-rudge-not-chartered',
      kind: 'denial',
      low: 47,
      high: 60,
      best: 54,
      why: 'Thirty years of sound building design and a degree, but he states that he is not chartered and never will be.',
      lacks: ['chartership (MIStructE or MICE CEng)'],
      cv: `Keith Rudge BEng(Hons)
14 Kennel Lodge Rise, Bedminster, Bristol
Tel. 07700 900 588     D.O.B. 7/9/1973

Experience

2009 to date, Rudge Structural Design (self-employed)
Domestic and small commercial work in and around Bristol. On average 140 jobs a year: loft steels, extensions in blockwork and timber, small blocks of up to six flats, barn conversions, two village schools. Calculations to Eurocode since 2012 (some clients' checkers still ask for BS). Deal with building control and builders every day. One assistant.

1996 to 2009, Mabbutt Frame Partnership, Bristol
Graduate, engineer, then senior engineer. Steel frame offices, in-situ concrete car parks, hospital refurbishment, brick repairs to churches. Trained the juniors. Ran up to six jobs.

Education
BEng (Hons) Civil Engineering, 1996 (accredited)

Membership
I am not chartered. I started the initial professional development in 1999, let it drop when the children came and at my age I don't intend to sit the exam. I have never had a claim.

Software: Tedds, Masterseries, AutoCAD LT`,
    },
    {
      name: 'fiona-mcardle-highways',
      kind: 'adjacent',
      low: 38,
      high: 52,
      best: 46,
      why: 'A chartered civil engineer of high standing whose work is roads and drainage, with no building structures in her career.',
      lacks: [
        'six years of building structures design',
        'design in concrete, steel, timber or masonry to the Eurocodes',
      ],
      cv: `FIONA McARDLE   BEng CEng MICE

Principal Engineer (Highways and Drainage)
Newport, South Wales

PROFILE
Chartered since 2016. Manage a team of seven and a portfolio of £9m a year.

EMPLOYMENT
Usk & Wye Consultants, Newport          2017 – present
Senior, then Principal Engineer
Junction improvements, active-travel routes, sustainable drainage for housing estates of up to 600 homes, Section 38 and 278 agreements. Check and approve designs, stage 1 to 3 road safety audits. NEC4 project manager on two schemes. Fees, programmes, appraisals of graduates; supervising civil engineer for three ICE trainees. Small structures (culvert headwalls, gabions) go to our bridges colleagues.

Lagan Valley Roads, Lisburn          2010 – 2017
Graduate, Engineer
Carriageway alignments, earthworks quantities, kerbs, signs, drainage runs. Site secondment on a dual carriageway, 14 months.

EDUCATION
BEng (Hons) Civil Engineering (accredited), 2010

SOFTWARE   Civil 3D, MicroDrainage, 12d, OpenRoads

Full driving licence. Fond of dogs.`,
    },
    {
      name: 'huw-prosser-thin',
      kind: 'thin',
      low: 62,
      high: 74,
      best: 69,
      why: 'Everything asked for is there with dates, but in a few lines that name no job, role or duty.',
      lacks: [],
      cv: `Huw Prosser MIStructE CEng, Cardiff, 07700 900 731

Structural engineer, Bevan Lisle Consulting, 2016 to now. Schools and housing: concrete frames, steel, masonry, timber, to Eurocodes. Some refurbishment. Senior since 2021. Before that a summer on site in Newport with a contractor.

Chartered 2020 (Institution of Structural Engineers). MEng Civil and Structural Engineering, accredited, 2016.

Driving licence. Available three months from offer, happy to move to Bristol. More on request.`,
    },
  ],
};
